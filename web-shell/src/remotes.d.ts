declare module 'web_public/routes' {
  export const createRoutes: import('@prostora/federation').PublicRemote['createRoutes'];
}

declare module 'web_admin/App' {
  const App: import('react').ComponentType<import('@prostora/federation').AdminAppProps>;
  export default App;
}
