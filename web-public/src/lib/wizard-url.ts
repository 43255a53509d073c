import { urls } from '@prostora/contracts';

/** Steps of the new-space wizard in order, as named in its URL. */
export const WIZARD_STEPS = ['budova', 'prostor', 'adresa', 'vlastnosti', 'fotky', 'souhrn'] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];

/** Step that fills in a field required for publication. */
const STEP_BY_FIELD: Readonly<Record<string, WizardStep>> = {
  images: 'fotky',
  perex: 'vlastnosti',
  capacity: 'vlastnosti',
  'tags.purpose': 'vlastnosti',
  city: 'adresa',
};

/** The step that fills in a missing field; null for the confirmed e-mail, which has none. */
export const findStepForField = (field: string): WizardStep | null => STEP_BY_FIELD[field] ?? null;

/** URL of a wizard step for a draft. */
export const buildWizardUrl = (step: WizardStep, spaceId: number): string =>
  `${urls.newSpace}?krok=${step}&prostor=${spaceId}`;

/** URL of the wizard that starts in an existing building. */
export const buildWizardUrlForBuilding = (buildingId: number): string =>
  `${urls.newSpace}?krok=prostor&budova=${buildingId}`;
