import { createRequire } from 'node:module';
import path from 'node:path';
import { checkImport } from './import-boundaries.mjs';
import { checkWebImport } from './web-import-boundaries.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const architecture = createRequire(import.meta.url)(path.join(root, 'api/architecture.cjs'));

const relative = (/** @type {string} */ file) => path.relative(root, file).split(path.sep).join('/');

/** `import type`, or an import whose every name is a type. */
const isTypeOnly = (/** @type {any} */ node) =>
  node.importKind === 'type' ||
  node.exportKind === 'type' ||
  (node.specifiers?.length > 0 &&
    node.specifiers.every(
      (/** @type {any} */ each) => each.importKind === 'type' || each.exportKind === 'type',
    ));

/** Imports across a boundary that is not declared. @type {import('eslint').Rule.RuleModule} */
const borders = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = relative(context.settings['prostora/filename'] ?? context.filename);
    const check = (/** @type {any} */ node) => {
      const specifier = node.source?.value;
      if (typeof specifier !== 'string') return;
      const edge = { file, specifier, isType: isTypeOnly(node) };
      const message = checkImport(edge, architecture) ?? checkWebImport(edge);
      if (message) context.report({ node: node.source, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

const CLASS_FILE =
  /(?:^|\/)([\w.-]+\.(?:service|controller|repository|guard|interceptor|pipe|filter|listeners|jobs|module|provider|registry|store|loader|builder|adapter|port|handler|strategy))\.ts$/;

/** `space.admin.service` becomes `SpaceAdminService`. */
const toClassName = (/** @type {string} */ name) =>
  name.replace(/(?:^|[.-])(\w)/g, (_match, letter) => letter.toUpperCase());

/** A file named for a class declares that class. @type {import('eslint').Rule.RuleModule} */
const classMatchesFile = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const name = CLASS_FILE.exec(relative(context.settings['prostora/filename'] ?? context.filename))?.[1];
    if (!name) return {};
    const expected = toClassName(name);
    let isDeclared = false;
    return {
      ClassDeclaration: (/** @type {any} */ node) => {
        if (node.id?.name === expected) isDeclared = true;
      },
      'Program:exit': (/** @type {any} */ node) => {
        if (!isDeclared) context.report({ node, message: `This file declares no class ${expected}.` });
      },
    };
  },
};

const czech = /[ěščřžýáíéúůďťňóĚŠČŘŽÝÁÍÉÚŮĎŤŇÓ]/;

/** Czech text stands in libs/strings, where it is read together; diacritics give it away. @type {import('eslint').Rule.RuleModule} */
const stringsInLibrary = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const check = (/** @type {any} */ node, /** @type {unknown} */ text) => {
      if (typeof text === 'string' && czech.test(text))
        context.report({ node, message: 'Czech text belongs to libs/strings.' });
    };
    return {
      Literal: (/** @type {any} */ node) => check(node, node.value),
      TemplateElement: (/** @type {any} */ node) => check(node, node.value.raw),
      JSXText: (/** @type {any} */ node) => check(node, node.value),
    };
  },
};

/** The environment is read once, by the configuration, and validated there. @type {import('eslint').Rule.RuleModule} */
const environmentOnce = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    "MemberExpression[object.name='process'][property.name='env']": (/** @type {any} */ node) =>
      context.report({
        node,
        message: 'process.env is read by platform/config only: take the value from the configuration.',
      }),
  }),
};

export default {
  meta: { name: 'prostora' },
  rules: {
    borders,
    'class-matches-file': classMatchesFile,
    'strings-in-library': stringsInLibrary,
    'environment-once': environmentOnce,
  },
};
