// @ts-check
/** Test files run on the global object of their worker; see native-runtime.mjs. */
export default class NativeEnvironment {
  global = globalThis;

  getVmContext() {
    return null;
  }

  async setup() {}

  async teardown() {}
}
