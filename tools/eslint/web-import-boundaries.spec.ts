import { expect, it } from '@jest/globals';
import { checkWebImport } from './web-import-boundaries.mjs';

const check = (file: string, specifier: string): string | null =>
  checkWebImport({ file, specifier, isType: false });

it.each([
  [
    'a feature that imports another feature',
    'web-public/src/features/space/space.page.tsx',
    '../catalog/card.tsx',
  ],
  ['a feature that imports the app', 'web-public/src/features/space/space.page.tsx', '../../app/routes.tsx'],
  [
    'a component that imports a feature',
    'web-public/src/components/card.tsx',
    '../features/space/space.page.tsx',
  ],
  [
    'a remote that imports the shell by path',
    'web-public/src/app/routes.tsx',
    '../../../web-shell/src/compose.tsx',
  ],
  ['a remote that imports the other by name', 'web-public/src/app/routes.tsx', 'web_admin/App'],
  ['a library that imports one above it', 'libs/contracts/src/index.ts', '@prostora/ui'],
  [
    'an application that imports a library by path',
    'web-public/src/app/routes.tsx',
    '../../../libs/ui/src/index.ts',
  ],
  ['a test that imports a fault', 'api/test/app.ts', '../../qa/chaos/servers.ts'],
])('refuses %s', (_case, file, specifier) => {
  expect(check(file, specifier)).toEqual(expect.any(String));
});

it.each([
  ['a feature and a component', 'web-public/src/features/space/space.page.tsx', '../../components/card.tsx'],
  ['a feature and a library', 'web-public/src/features/space/space.page.tsx', '@prostora/ui'],
  ['the shell and a remote', 'web-shell/src/bootstrap.tsx', 'web_public/routes'],
  ['the administration and Ant Design', 'web-admin/src/kit/status/status-tag.tsx', 'antd'],
  ['a journey and the tools of tests', 'web-shell/e2e/test-app.ts', '../../tools/testing/product.ts'],
  ['a fault test and the tools of tests', 'qa/chaos/load.ts', '../../tools/testing/booking-client.ts'],
  ['the navigation library and react-router', 'libs/nav/src/index.ts', 'react-router'],
])('lets pass %s', (_case, file, specifier) => {
  expect(check(file, specifier)).toBeNull();
});
