/** The part of react-router used by the document server only, so that browsers do not download it. */
export { StaticRouterProvider, createStaticHandler, createStaticRouter } from 'react-router';
export type { StaticHandlerContext } from 'react-router';
