/* The yardstick for the kernel's speed: the same random rounds in plain C, tuned by hand.
   Same draws, same order, so the scores must agree to the last one. Built by kernel.py. */
#include <stdint.h>

typedef uint64_t u64;
#define RED 0x111111111ull
#define GOLDEN 0x9E3779B97F4A7C15ull
#define NONE 4

typedef struct {
    u64 players, dealt, plays, predictions, bonus_up_to, revealed, deck, size;
    const u64 *neighbours;
} Setup;

static inline u64 mix(u64 x) {
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ull;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBull;
    return x ^ (x >> 31);
}
static inline u64 below(u64 bits, u64 n) { return ((bits >> 32) * n) >> 32; }
static inline u64 count(u64 x) { return (u64)__builtin_popcountll(x); }
static inline u64 lowest(u64 x) { return (u64)__builtin_ctzll(x); }
#ifdef __BMI2__
#include <immintrin.h>
static inline u64 pick(u64 mask, u64 k) { return _pdep_u64(1ull << k, mask); }
static inline u64 spread(u64 numbers) { return _pdep_u64(numbers, RED); }
#else
#define EACH_BYTE 0x0101010101010101ull
static uint8_t place_in_byte[8][256];

__attribute__((constructor)) static void fill_places(void) {
    for (int byte = 0; byte < 256; byte++)
        for (int place = 0, k = 0; place < 8; place++)
            if (byte >> place & 1) place_in_byte[k++][byte] = (uint8_t)place;
}
static inline u64 pick(u64 mask, u64 k) {
    u64 counts = mask - ((mask >> 1) & 0x5555555555555555ull);
    counts = (counts & 0x3333333333333333ull) + ((counts >> 2) & 0x3333333333333333ull);
    u64 upto = ((counts + (counts >> 4)) & 0x0F0F0F0F0F0F0F0Full) * EACH_BYTE;
    u64 before = count((((k * EACH_BYTE) | EACH_BYTE << 7) - upto) & EACH_BYTE << 7) << 3;
    k -= ((upto << 8) >> before) & 255;
    return 1ull << (before + place_in_byte[k][(mask >> before) & 255]);
}
static inline u64 spread(u64 numbers) {
    numbers = (numbers | numbers << 24) & 0x000000FF000000FFull;
    numbers = (numbers | numbers << 12) & 0x000F000F000F000Full;
    numbers = (numbers | numbers << 6) & 0x0303030303030303ull;
    return (numbers | numbers << 3) & 0x1111111111111111ull;
}
#endif
static inline u64 presence(u64 hand) { return (hand | hand >> 1 | hand >> 2) & RED; }
static inline u64 random_bit(u64 mask, u64 bits) { return lowest(pick(mask, below(bits, count(mask)))); }

static inline u64 hand_of(u64 cards) {
    u64 low = cards & 0xFFFFFFFFFull;
    low -= (low >> 1) & 0x5555555555555555ull;
    low = (low & 0x3333333333333333ull) + ((low >> 2) & 0x3333333333333333ull);
    return low + spread(cards >> 36);
}

static inline u64 subset(u64 mask, u64 size, u64 take, u64 *rng) {
    u64 eighths = (8 * take + (size >> 1)) / size, chosen = 0;
    for (int place = 0; place < 3; place++) {
        u64 word = mix(*rng += GOLDEN);
        chosen = (eighths >> place) & 1 ? chosen | word : chosen & word;
    }
    chosen &= mask;
    u64 n = count(chosen);
    for (; n > take; n--) chosen ^= pick(chosen, below(mix(*rng += GOLDEN), n));
    for (; n < take; n++) chosen ^= pick(mask ^ chosen, below(mix(*rng += GOLDEN), size - n));
    return chosen;
}

static inline u64 largest_group(u64 tokens, const u64 *neighbours) {
    u64 largest = 0;
    while (tokens) {
        u64 group = tokens & -tokens, edge = group;
        while (edge) {
            u64 found = neighbours[lowest(edge)] & tokens & ~group;
            edge = (edge & (edge - 1)) | found;
            group |= found;
        }
        u64 n = count(group);
        if (n > largest) largest = n;
        tokens &= ~group;
    }
    return largest;
}

static inline __attribute__((always_inline)) u64 rounds_of(
    const Setup *setup, const u64 players, u64 seed, u64 begin, u64 n, int8_t *points, uint8_t *outcomes) {
    u64 total = 0;
    for (u64 row = 0; row < n; row++) {
        u64 rng = mix(mix(seed) + (begin + row) * GOLDEN);
        u64 hands[5], owned[5] = {0}, predicted[5] = {0};
        u64 taken = 0, open = 0xFFFFF, won = 0, deck = setup->deck, size = setup->size;
        for (u64 seat = 0; seat < players; seat++) {
            u64 cards = deck;
            if (size > setup->dealt) cards = subset(deck, size, setup->dealt, &rng);
            deck ^= cards;
            size -= setup->dealt;
            hands[seat] = hand_of(cards);
        }
        for (u64 turn = 0; turn < setup->revealed; turn++) {
            u64 card = pick(deck, below(mix(rng += GOLDEN), size));
            deck ^= card;
            size--;
            u64 place = lowest(card);
            u64 neutral = 8ull << 4 * (place >= 36 ? place - 36 : place >> 2);
            while (taken & neutral) neutral >>= 1;
            taken |= neutral;
        }
        for (u64 seat = 0; seat < players; seat++) {
            u64 bits = mix(rng += GOLDEN);
            hands[seat] -= 1ull << random_bit(presence(hands[seat]), bits);
            if (setup->predictions) predicted[seat] = random_bit(setup->predictions, bits << 32) - 44;
        }
        u64 seat = 0, leader = 0, led = NONE, best = 0, plays = 0, outcome = 1;
        while (plays < setup->plays) {
            u64 legal = presence(hands[seat]) * ((open >> 4 * seat) & 15) & ~taken;
            if (led == NONE && !(taken & RED) && (legal & ~RED)) legal &= ~RED;
            if (!legal) {
                outcome = 2 + seat;
                break;
            }
            u64 action = random_bit(legal, mix(rng += GOLDEN));
            plays++;
            taken |= 1ull << action;
            owned[seat] |= 1ull << action;
            hands[seat] -= 1ull << (action & 60);
            u64 colour = action & 3;
            if (led == NONE) led = colour;
            u64 follows = colour == led, trumps = colour == 0;
            open &= ~((1 - follows) << (4 * seat + led));
            u64 key = (follows | trumps) * (((action >> 2) + 1 + (trumps << 4)) << 3 | seat);
            if (key > best) best = key;
            if (++seat == players) seat = 0;
            if (seat == leader) {
                seat = leader = best & 7;
                won += 1ull << 4 * seat;
                led = NONE;
                best = 0;
            }
        }
        for (u64 s = 0; s < players; s++) {
            u64 mine = (won >> 4 * s) & 15;
            int kept = setup->predictions ? mine == predicted[s] : mine <= setup->bonus_up_to;
            points[row * 5 + s] = outcome == 2 + s ? -(int)mine
                : (int)(mine + (kept ? largest_group(owned[s], setup->neighbours) : 0));
        }
        outcomes[row] = (uint8_t)outcome;
        total += plays;
    }
    return total;
}

u64 rounds(const Setup *setup, u64 seed, u64 begin, u64 n, int8_t *points, uint8_t *outcomes) {
    switch (setup->players) {
        case 2: return rounds_of(setup, 2, seed, begin, n, points, outcomes);
        case 3: return rounds_of(setup, 3, seed, begin, n, points, outcomes);
        case 4: return rounds_of(setup, 4, seed, begin, n, points, outcomes);
        default: return rounds_of(setup, 5, seed, begin, n, points, outcomes);
    }
}
