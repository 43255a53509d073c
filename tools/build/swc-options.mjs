/**
 * The one set of compiler options of build, development and tests: swc per file, decorators with metadata (Nest and MikroORM
 * read it), imports left as written.
 * @param {{ tsx: boolean, sourceMaps: boolean | 'inline', rewriteExtensions?: boolean }} choice
 * @returns {import('@swc/core').Options}
 */
export function swcOptions({ tsx, sourceMaps, rewriteExtensions = false }) {
  return {
    swcrc: false,
    configFile: false,
    sourceMaps,
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx, decorators: true },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        verbatimModuleSyntax: true,
        react: { runtime: 'automatic' },
      },
      keepClassNames: true,
      ...(rewriteExtensions ? { rewriteRelativeImportExtensions: true } : {}),
    },
    module: { type: 'es6' },
  };
}
