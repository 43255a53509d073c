export * from './roles.ts';
export * from './limits.ts';
export * from './spaces.ts';
export * from './urls.ts';
export * from './company.ts';
export * from './contact.ts';
