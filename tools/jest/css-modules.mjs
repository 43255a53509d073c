/** Every class of a CSS module is its own name, so that tests read `styles.card` as "card". */
export default new Proxy({}, { get: (_target, name) => (name === '__esModule' ? true : String(name)) });
