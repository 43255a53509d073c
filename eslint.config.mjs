import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import prostora from './tools/eslint/plugin.mjs';

const tests = [
  '**/*.{spec,test}.{ts,tsx}',
  '**/*.journey.ts',
  'api/test/**',
  'libs/testing/**',
  'web-*/src/testing/**',
  'web-shell/e2e/**',
  'tools/testing/**',
];
const code = ['**/*.{ts,tsx}'];

/** Budgets of length: a sign that something wants to be split. Comments and blank lines do not count. */
const lines = (max) => ({ 'max-lines': ['error', { max, skipBlankLines: true, skipComments: true }] });
const functionLines = (max) => ({
  'max-lines-per-function': ['error', { max, skipBlankLines: true, skipComments: true, IIFEs: true }],
});

/** Rules that see one file at a time; those that need types or React's compiler are in `.oxlintrc.json`. */
export default defineConfig(
  globalIgnores([
    '**/dist/',
    '**/dist-ssr/',
    '**/dist-maps/',
    '**/node_modules/',
    '.data*/',
    '.nx/',
    'coverage/',
    '**/generated/',
    '**/fixtures/',
    'qa/bench/',
    'docs/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    plugins: { prostora },
  },
  {
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    rules: {
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-unsafe-declaration-merging': 'off',
      '@typescript-eslint/no-unused-vars': 'off',
      '@typescript-eslint/unified-signatures': 'off',
    },
  },
  {
    files: code,
    rules: {
      'prostora/borders': 'error',
      'prostora/strings-in-library': 'error',
      'prostora/environment-once': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': ['error', { allow: ['error'] }],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'TSEnumDeclaration',
          message: 'Enums are not erasable: use a const list and its union type.',
        },
      ],
    },
  },
  {
    files: ['api/**/*.ts', 'tools/**/*.ts', 'qa/**/*.ts'],
    languageOptions: { parserOptions: { emitDecoratorMetadata: true, experimentalDecorators: true } },
  },
  { files: code, ignores: tests, rules: { ...functionLines(60), ...lines(350) } },
  // Hot loops walk typed arrays by index.
  { files: ['api/src/modules/catalog/**'], rules: { '@typescript-eslint/prefer-for-of': 'off' } },
  { files: ['**/*.tsx'], ignores: tests, rules: { ...functionLines(150), ...lines(250) } },
  { files: ['**/use-*.ts'], ignores: tests, rules: functionLines(150) },
  { files: ['api/src/**/*.ts'], ignores: tests, rules: { 'prostora/class-matches-file': 'error' } },
  {
    files: ['api/src/**/*.controller.ts'],
    rules: {
      ...lines(200),
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@nestjs/common', '@nestjs/swagger'],
              importNamePattern:
                '^(?:Controller|Get|Post|Put|Patch|Delete|Header|HttpCode|Api(?:Tags|Operation|.*Response|Produces))$',
              message: 'A route is declared by @Route, its controller by @Routes.',
            },
          ],
        },
      ],
    },
  },
  { files: ['api/src/**/*.service.ts'], ignores: tests, rules: lines(350) },
  {
    files: ['api/src/modules/**/*.ts'],
    ignores: ['**/*.controller.ts', ...tests],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@nestjs/common'],
              importNamePattern: 'Exception$',
              message: 'Modules throw domain errors; only the edge knows HTTP.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['libs/strings/**', 'api/seeds/**', 'api/migrations/**', ...tests],
    rules: { 'prostora/strings-in-library': 'off', 'max-lines': 'off' },
  },
  { files: ['api/migrations/**', 'api/seeds/**'], rules: functionLines(400) },
  {
    files: [
      'api/src/platform/config/**',
      'api/src/platform/logging/**',
      'tools/**',
      'qa/**',
      '**/vite*.config.ts',
      'libs/federation/src/vite.ts',
      ...tests,
    ],
    rules: { 'prostora/environment-once': 'off' },
  },
  {
    files: tests,
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
    },
  },
  { files: ['**/*.mjs', '**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
