export { common } from './cs/common.ts';
export { publicSite } from './cs/public.ts';
export { admin } from './cs/admin.ts';
export { mail } from './cs/mail.ts';
export { seo } from './cs/seo.ts';
export * from './format.ts';
