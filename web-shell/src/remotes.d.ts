declare module 'web_public/routes' {
  type PublicRemote = import('@prostora/federation').PublicRemote;
  export const createRoutes: PublicRemote['createRoutes'];
  export const loadRemainingRoutes: PublicRemote['loadRemainingRoutes'];
}

/** All styles of libs/ui in order (libs/federation/src/vite.ts). */
declare module 'virtual:ui-styles';
