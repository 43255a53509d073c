// @ts-check
// The environment of other files copies the globals that exist when it is loaded: it must not find those of native ones.
import 'jest-environment-node';

/** Test files run on the global object of their worker; see native-runtime.mjs. */
export default class NativeEnvironment {
  global = globalThis;

  getVmContext() {
    return null;
  }

  async setup() {}

  async teardown() {}
}
