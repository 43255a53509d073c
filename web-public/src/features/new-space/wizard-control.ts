import { createContext, useContext } from 'react';
import type { OwnSpace } from '../../lib/owner-queries.ts';
import type { WizardStep } from '../../lib/wizard-url.ts';

export type Draft = OwnSpace & { spacesInBuilding: number };
export type Target = WizardStep | 'list';
/** Leaves the present step: saves valid values and remembers invalid ones. */
export type Leave = (to: Target) => void;

export type WizardControl = {
  step: WizardStep;
  /** Navigates without saving. */
  go: Leave;
  /** Sets the leave handler of the present step. */
  setLeave: (leave: Leave | null) => void;
  leave: Leave;
  /** Unsaved values of a step. */
  recall: (step: WizardStep) => unknown;
  remember: (step: WizardStep, values: unknown) => void;
  /** Whether the user has navigated between steps, so that the focus moves. */
  hasMoved: () => boolean;
};

const ControlContext = createContext<WizardControl | null>(null);
export const WizardProvider = ControlContext;

export function useWizard(): WizardControl {
  const control = useContext(ControlContext);
  if (!control) throw new Error('useWizard requires a WizardProvider');
  return control;
}
