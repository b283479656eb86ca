// The moves of Cat in the Box on boardgame.io, four seats, in memory and round after round: each
// discards a card, predicts, and plays up to eight cards, each in a colour free on the board.
const { Server, Origins } = require("boardgame.io/server");
const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const SEATS = 4;
const COLOURS = 4;
const RANKS = 8;
const COPIES = 5;
const HAND = 10;
const MOVES = SEATS * HAND;
const RED = 0;

const deck = Array.from({ length: RANKS * COPIES }, (_, at) => at % RANKS);

function dealt(random, points) {
  const cards = random.Shuffle(deck);
  const players = {};
  for (let seat = 0; seat < SEATS; seat++)
    players[seat] = { hand: counted(cards.slice(seat * HAND, (seat + 1) * HAND)) };
  return {
    players,
    board: Array(COLOURS * RANKS).fill(null),
    trick: [],
    predicted: Array(SEATS).fill(null),
    won: Array(SEATS).fill(0),
    points,
    moves: 0,
  };
}

// A hand is how many cards of each rank it has, and the board one list: Immer is fastest so.
function counted(cards) {
  const hand = Array(RANKS).fill(0);
  for (const card of cards) hand[card]++;
  return hand;
}

function discard({ G, playerID }, card) {
  const { hand } = G.players[playerID];
  if (G.moves >= SEATS || !hand[card]) return INVALID_MOVE;
  hand[card]--;
  G.moves++;
}

function predict({ G, playerID }, tricks) {
  if (G.moves < SEATS || G.moves >= 2 * SEATS) return INVALID_MOVE;
  G.predicted[playerID] = tricks;
  G.moves++;
}

function play({ G, playerID, random }, card, colour) {
  const { hand } = G.players[playerID];
  const at = colour * RANKS + card;
  if (G.moves < 2 * SEATS || !hand[card] || G.board[at] !== null) return INVALID_MOVE;
  hand[card]--;
  G.board[at] = playerID;
  G.trick.push({ seat: playerID, card, colour });
  if (G.trick.length === SEATS) {
    G.won[winner(G.trick)]++;
    G.trick = [];
  }
  G.moves++;
  if (G.moves === MOVES || stuck(G, (Number(playerID) + 1) % SEATS))
    Object.assign(G, dealt(random, G.points.map((points, seat) => points + G.won[seat])));
}

function winner(trick) {
  const worth = ({ card, colour }) =>
    colour === RED ? RANKS + card : colour === trick[0].colour ? card : -1;
  return trick.reduce((best, one) => (worth(one) > worth(best) ? one : best)).seat;
}

function stuck({ players, board }, seat) {
  const { hand } = players[seat];
  for (let card = 0; card < RANKS; card++)
    if (hand[card])
      for (let at = card; at < COLOURS * RANKS; at += RANKS) if (board[at] === null) return false;
  return true;
}

// Asked to be bare, it plays by no rules: a move only counts.
function count({ G }) {
  G.moves = (G.moves + 1) % MOVES;
}

const bare = process.argv.includes("bare");
const game = {
  name: "cats",
  minPlayers: SEATS,
  maxPlayers: SEATS,
  disableUndo: true,
  setup: ({ random }) => dealt(random, Array(SEATS).fill(0)),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: bare
    ? { discard: count, predict: count, play: count }
    : { discard: { move: discard, redact: true }, predict, play },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
const listen = server.app.listen;
server.app.listen = (port, done) => listen(port, "127.0.0.1", done);
server.run(0).then(({ appServer }) => {
  console.log(`http://127.0.0.1:${appServer.address().port}`);
});
