// @ts-check
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const vm = require('node:vm');
const { TestEnvironment } = require('jest-environment-node');

/**
 * Jest's environment of Node in a context whose global is an ordinary object: in a contextified one each use of a global
 * calls an interceptor, a fifth of the processor time of tests over HTTP.
 */
export default class NodeEnvironment extends TestEnvironment {
  constructor(/** @type {any} */ config, /** @type {any} */ context) {
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(config, context);
    } finally {
      vm.createContext = createContext;
    }
  }
}
