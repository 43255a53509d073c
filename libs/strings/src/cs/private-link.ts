import { NBSP } from '../format.ts';

/** Pages of private links in mails. */
export const privateLink = {
  invalid: {
    title: 'Tento odkaz už neplatí',
    reason: `Platný odkaz najdete v${NBSP}nejnovějším e-mailu, který jsme vám k${NBSP}této věci poslali.`,
    home: 'Na úvodní stránku',
  },
  loading: 'Stránka se načítá',
  needsScript: 'Stránka potřebuje zapnutý JavaScript.',
  retry: 'Zkusit znovu',
} as const;
