/** Bundles the compiled server and worker into api/dist/main.js and api/dist/worker.js. */
export function bundleApi(): Promise<void>;
