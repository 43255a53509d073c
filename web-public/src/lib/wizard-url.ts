import { urls } from '@prostora/contracts';

/** Steps of the new-space wizard in order, as named in its URL. */
export const WIZARD_STEPS = ['kde', 'nazev', 'fotky', 'nabidka', 'ceny', 'kontakt', 'nahled'] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];

/** Names in URLs of former releases. */
const FORMER_STEPS: Readonly<Record<string, WizardStep>> = {
  budova: 'kde',
  prostor: 'nazev',
  adresa: 'kde',
  vlastnosti: 'nabidka',
  souhrn: 'nahled',
};

/** The step named in a URL, also by its former name; null for another text. */
export const findStep = (name: string | null): WizardStep | null =>
  WIZARD_STEPS.find((step) => step === name) ?? FORMER_STEPS[name ?? ''] ?? null;

/** Step that fills in a field required for publication. */
const STEP_BY_FIELD: Readonly<Record<string, WizardStep>> = {
  images: 'fotky',
  perex: 'nabidka',
  capacity: 'nabidka',
  'tags.purpose': 'nabidka',
  city: 'kde',
};

/** The step that fills in a missing field; null for the confirmed e-mail, which has none. */
export const findStepForField = (field: string): WizardStep | null => STEP_BY_FIELD[field] ?? null;

/** URL of a wizard step for a draft. */
export const buildWizardUrl = (step: WizardStep, spaceId: number): string =>
  `${urls.newSpace}?krok=${step}&prostor=${spaceId}`;

/** URL of the wizard that starts in an existing building. */
export const buildWizardUrlForBuilding = (buildingId: number): string =>
  `${urls.newSpace}?krok=nazev&budova=${buildingId}`;
