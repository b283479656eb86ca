/** To be written. @param {any} proof @param {string} commitment @returns {any} */
export function verify(proof, commitment) { return null; }
