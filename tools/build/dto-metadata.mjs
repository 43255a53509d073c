// @ts-check
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { ReadonlyVisitor } from '@nestjs/swagger/plugin';
import ts from 'typescript';

const root = path.resolve(import.meta.dirname, '../..');
const sources = path.join(root, 'api/src');

/** Layers that declare no type of a DTO: through their imports the program would be the whole API. */
const isOtherLayer = (/** @type {string} */ file) =>
  /\.(service|controller|module|repository|listeners|jobs?|guard|mapper|interceptor|handler|store)\.ts$/.test(
    file,
  );
/** Packages whose decorators leave the documentation of a property to its type. */
const silentPackages = new Set(['class-validator', 'class-transformer']);

/** @type {ts.CompilerOptions} */
const options = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  types: [],
  lib: ['lib.es2023.d.ts'],
  allowImportingTsExtensions: true,
  experimentalDecorators: true,
  noEmit: true,
};

/** @typedef {ts.ObjectLiteralExpression} ObjectLiteral */

/**
 * The metadata of Nest's Swagger plugin, which swc cannot run as a transformer: a module with type, nullability and
 * comment of each property of a DTO that has no decorator to document it.
 * @throws {Error} when a property is left undocumented
 */
export async function buildDtoMetadata() {
  const files = (await readdir(sources, { recursive: true }))
    .filter((file) => file.endsWith('.dto.ts'))
    .sort()
    .map((file) => path.join(sources, file));
  const program = createProgram(files);
  const visitor = new ReadonlyVisitor({
    pathToSource: sources,
    esmCompatible: true,
    introspectComments: true,
    classValidatorShim: false,
    skipDefaultValues: true,
    dtoFileNameSuffix: ['.dto.ts'],
  });
  const plain = new Map(
    files.map((file) => {
      const source = /** @type {ts.SourceFile} */ (program.getSourceFile(file));
      const classes = listPlainProperties(source, program.getTypeChecker());
      if (classes.size > 0) visitor.visit(program, source);
      return [`./${path.relative(sources, file)}`, classes];
    }),
  );
  const collected = new Map(
    visitor
      .collect()
      .models.map(([file, classes]) => [
        /** @type {ts.StringLiteral} */ (/** @type {ts.CallExpression} */ (file).arguments[0]).text.replace(
          /\.js$/,
          '.ts',
        ),
        classes,
      ]),
  );
  return print(
    [...plain].map(([file, classes]) => [
      file,
      [...classes].map(([name, properties]) => [
        name,
        selectProperties(collected.get(file)?.[name], properties, `${file}: ${name}`),
      ]),
    ]),
  );
}

/**
 * The DTOs with what their properties refer to, without the packages: an eighth of the files of the API.
 * @param {string[]} files
 */
function createProgram(files) {
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (specifiers, importer) =>
    specifiers.map(({ text }) => {
      const file = resolveOwn(text, importer);
      const isKnown = file !== null && !isOtherLayer(file) && ts.sys.fileExists(file);
      return { resolvedModule: isKnown ? { resolvedFileName: file, extension: ts.Extension.Ts } : undefined };
    });
  return ts.createProgram(files, options, host);
}

/**
 * @param {string} specifier
 * @param {string} importer
 */
function resolveOwn(specifier, importer) {
  if (specifier.startsWith('.')) return path.resolve(path.dirname(importer), specifier);
  const [, library, file = 'index.ts'] = /^@prostora\/([\w-]+)(?:\/(.*))?$/.exec(specifier) ?? [];
  return library === undefined ? null : path.join(root, 'libs', library, 'src', file);
}

/**
 * Properties that no decorator documents, by class.
 * @param {ts.SourceFile} source
 * @param {ts.TypeChecker} checker
 */
function listPlainProperties(source, checker) {
  const isPlain = (/** @type {ts.ClassElement} */ member) =>
    ts.isPropertyDeclaration(member) &&
    (ts.getDecorators(member) ?? []).every(({ expression }) => isSilent(expression, checker));
  return new Map(
    source.statements
      .filter(ts.isClassDeclaration)
      .map(
        (declaration) =>
          /** @type {const} */ ([
            declaration.name?.text ?? '',
            declaration.members.filter(isPlain).map((member) => member.name?.getText(source) ?? ''),
          ]),
      )
      .filter(([, properties]) => properties.length > 0),
  );
}

/**
 * Whether a decorator documents nothing: it is of a silent package, or it and those it combines are declared in files
 * that do not import `@nestjs/swagger`.
 * @param {ts.Expression} expression
 * @param {ts.TypeChecker} checker
 * @returns {boolean}
 */
function isSilent(expression, checker) {
  const { name, combined } = ts.isCallExpression(expression)
    ? { name: expression.expression, combined: expression.arguments.filter(isReference) }
    : { name: expression, combined: [] };
  const symbol = checker.getSymbolAtLocation(name);
  const imported = symbol?.declarations?.find(ts.isImportSpecifier)?.parent.parent.parent.moduleSpecifier;
  if (imported && silentPackages.has(getSpecifier(imported))) return true;
  const declared = symbol && imported ? checker.getAliasedSymbol(symbol) : symbol;
  const file = declared?.declarations?.[0]?.getSourceFile();
  return (
    file !== undefined &&
    !file.statements
      .filter(ts.isImportDeclaration)
      .some(({ moduleSpecifier }) => getSpecifier(moduleSpecifier) === '@nestjs/swagger') &&
    combined.every((part) => isSilent(part, checker))
  );
}

const isReference = (/** @type {ts.Expression} */ expression) =>
  ts.isIdentifier(expression) || ts.isCallExpression(expression);

const getSpecifier = (/** @type {ts.Expression} */ specifier) =>
  /** @type {ts.StringLiteral} */ (specifier).text;

/**
 * @param {ObjectLiteral | undefined} metadata of all properties of a class; a class that is not exported has none
 * @param {readonly string[]} properties those to document
 * @param {string} place
 */
function selectProperties(metadata, properties, place) {
  const known = new Map(
    metadata?.properties.map((property) => [/** @type {ts.Identifier} */ (property.name).text, property]),
  );
  return properties.map((name) => {
    const property = known.get(name);
    if (!property || !hasType(property))
      throw new Error(
        `${place}.${name}: export the class, use a type that the plugin knows, or decorate it.`,
      );
    return property;
  });
}

/** @param {ts.ObjectLiteralElementLike} property */
const hasType = (property) =>
  ts.isPropertyAssignment(property) &&
  ts.isObjectLiteralExpression(property.initializer) &&
  property.initializer.properties.some(
    ({ name }) => name && ts.isIdentifier(name) && ['type', 'enum'].includes(name.text),
  );

/** @param {[file: string, classes: [name: string, properties: ts.ObjectLiteralElementLike[]][]][]} files */
function print(files) {
  const printer = ts.createPrinter();
  const empty = ts.createSourceFile('metadata.ts', '', ts.ScriptTarget.ES2023);
  const toText = (/** @type {ts.Node} */ node) => printer.printNode(ts.EmitHint.Unspecified, node, empty);
  /** @type {Map<string, string>} */
  const imports = new Map();
  const nameModule = (/** @type {string} */ file) => {
    const name = imports.get(file) ?? `dto${imports.size + 1}`;
    imports.set(file, name);
    return name;
  };
  const models = files
    .filter(([, classes]) => classes.length > 0)
    .map(([file, classes]) => {
      const lines = classes.map(([name, properties]) => {
        const members = properties.map((property) =>
          toText(property)
            .replaceAll(/t\["(.*?)\.js"\]/g, (_, /** @type {string} */ target) => nameModule(`${target}.ts`))
            .replaceAll(/(?:\\r)?\\n */g, ' '),
        );
        return `    ${name}: {\n${members.map((member) => `      ${member},\n`).join('')}    },\n`;
      });
      return `  [${nameModule(file)}, {\n${lines.join('')}  }],\n`;
    });
  return [
    '// Written by `npm run gen`.\n',
    ...Array.from(imports, ([file, name]) => `import * as ${name} from '.${file}';\n`),
    `\n/** What Nest's Swagger plugin reads from the properties of DTOs. */\nexport const models = [\n`,
    ...models,
    '];\n',
  ].join('');
}

if (process.argv[1] === import.meta.filename) process.stdout.write(await buildDtoMetadata());
