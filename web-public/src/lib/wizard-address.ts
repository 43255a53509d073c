import { urls } from '@prostora/contracts';

/** Steps of the wizard of a new space, in their order; as they stand in its address. */
export const WIZARD_STEPS = ['budova', 'prostor', 'adresa', 'vlastnosti', 'fotky', 'souhrn'] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];

/** Step in which a condition of publication is met. */
const STEP_OF: Readonly<Record<string, WizardStep>> = {
  images: 'fotky',
  perex: 'vlastnosti',
  capacity: 'vlastnosti',
  'tags.purpose': 'vlastnosti',
  city: 'adresa',
};

/** The step that fills in a missing thing; the confirmed e-mail is filled in none. */
export const stepFor = (field: string): WizardStep | null => STEP_OF[field] ?? null;

/** Address of a step of the wizard for a draft. */
export const wizardAddress = (step: WizardStep, spaceId: number): string =>
  `${urls.newSpace}?krok=${step}&prostor=${spaceId}`;

/** Address of the wizard that starts in a building the owner already has. */
export const wizardInBuilding = (buildingId: number): string =>
  `${urls.newSpace}?krok=prostor&budova=${buildingId}`;
