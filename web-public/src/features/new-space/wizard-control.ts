import { createContext, useContext } from 'react';
import type { OwnSpace } from '../../lib/owner-queries.ts';
import type { WizardStep } from '../../lib/wizard-address.ts';

export type Draft = OwnSpace & { spacesInBuilding: number };
export type Target = WizardStep | 'list';
/** Leaves the present step: what is typed is saved where it can be, and kept where it cannot. */
export type Leave = (to: Target) => void;

export type WizardControl = {
  step: WizardStep;
  /** Goes there at once. */
  go: Leave;
  /** The present step puts here how it wants to be left. */
  setLeave: (leave: Leave | null) => void;
  leave: Leave;
  /** What was typed in a step and is not saved. */
  recall: (step: WizardStep) => unknown;
  remember: (step: WizardStep, values: unknown) => void;
  /** Whether the visitor has moved between steps, so that the focus follows. */
  hasMoved: () => boolean;
};

const ControlContext = createContext<WizardControl | null>(null);
export const WizardProvider = ControlContext;

export function useWizard(): WizardControl {
  const control = useContext(ControlContext);
  if (!control) throw new Error('A step needs the wizard above it');
  return control;
}
