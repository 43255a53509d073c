declare module 'web_public/routes' {
  export const createRoutes: import('@prostora/federation').PublicRemote['createRoutes'];
}

declare module 'web_admin/App' {
  const App: import('react').ComponentType<import('@prostora/federation').AdminAppProps>;
  export default App;
}

/** All styles of libs/ui in order (libs/federation/src/vite.ts). */
declare module 'virtual:ui-styles';
