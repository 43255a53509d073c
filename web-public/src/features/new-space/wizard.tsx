import type { OwnerCatalogAnswer } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { useNavigate } from '@prostora/nav';
import { useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { buildWizardUrl, type WizardStep } from '../../lib/wizard-url.ts';
import { ContactStep } from './contact-step.tsx';
import { FeaturesStep } from './features-step.tsx';
import { DraftNames, NameSpace } from './name-step.tsx';
import { PhotosStep } from './photos-step.tsx';
import { ChoosePlace, DraftAddress } from './place-step.tsx';
import { PriceStep } from './price-step.tsx';
import { Progress } from './progress.tsx';
import { SummaryStep } from './summary-step.tsx';
import { WizardProvider, type Draft, type Leave, type Target, type WizardControl } from './wizard-control.ts';
import type { Start } from './wizard-location.ts';

type WizardProps = {
  catalog: OwnerCatalogAnswer;
  step: WizardStep;
  draft: Draft | null;
  start: Start | null;
  /** Whether the user comes from another step, so that the focus moves. */
  continued: boolean;
  onStart: (start: Start) => void;
  onCreating: (creating: boolean) => void;
};

/** Navigation between steps and their unsaved values. */
function useControl({ step, draft, start, continued }: WizardProps): WizardControl {
  const spaceId = draft?.space.id ?? null;
  const navigate = useNavigate();
  const leaveHandler = useRef<Leave | null>(null);
  const unsavedValues = useRef(new Map<string, unknown>());
  const hasMoved = useRef(continued);
  useEffect(() => {
    hasMoved.current = true;
  }, [step]);
  const go = useCallback(
    (to: Target): void => {
      if (to === 'list') void navigate(urls.mySpaces);
      else if (spaceId !== null) void navigate(buildWizardUrl(to, spaceId));
      else void navigate(`${urls.newSpace}?krok=${to}`, { state: { start } });
    },
    [navigate, spaceId, start],
  );
  const setLeave = useCallback((leave: Leave | null) => {
    leaveHandler.current = leave;
  }, []);
  return useMemo(
    (): WizardControl => ({
      step,
      go,
      setLeave,
      leave: (to) => (leaveHandler.current ?? go)(to),
      recall: (of) => unsavedValues.current.get(of),
      remember: (of, values) => {
        if (values === undefined) unsavedValues.current.delete(of);
        else unsavedValues.current.set(of, values);
      },
      hasMoved: () => hasMoved.current,
    }),
    [step, go, setLeave],
  );
}

type StepProps = WizardProps & { onChoose: (start: Start) => void };

function Step({ catalog, step, draft, start, onStart, onCreating, onChoose }: StepProps): ReactNode {
  if (!draft)
    return step === 'nazev' && start ? (
      <NameSpace catalog={catalog} start={start} onStart={onStart} onCreating={onCreating} />
    ) : (
      <ChoosePlace catalog={catalog} start={start} onChoose={onChoose} />
    );
  switch (step) {
    case 'kde':
      return <DraftAddress draft={draft} />;
    case 'nazev':
      return <DraftNames draft={draft} />;
    case 'fotky':
      return <PhotosStep draft={draft} />;
    case 'nabidka':
      return <FeaturesStep draft={draft} />;
    case 'ceny':
      return <PriceStep draft={draft} />;
    case 'kontakt':
      return <ContactStep draft={draft} />;
    case 'nahled':
      return (
        <SummaryStep
          draft={draft}
          suggestions={catalog.spaces.find((space) => space.id === draft.space.id)?.suggestions ?? []}
        />
      );
  }
}

/** The wizard: progress and the present step. */
export function Wizard(props: WizardProps): ReactNode {
  const { step, draft, onStart } = props;
  const navigate = useNavigate();
  const control = useControl(props);
  /** Stores the start in the history entry too, for a reload. */
  const startWith = (next: Start, replace: boolean): void => {
    onStart(next);
    void navigate(
      `${urls.newSpace}?krok=nazev${next.buildingId === null ? '' : `&budova=${next.buildingId}`}`,
      { state: { start: next }, replace },
    );
  };
  return (
    <WizardProvider value={control}>
      <Progress draft={draft} />
      <Step
        key={step}
        {...props}
        onChoose={(next) => startWith(next, false)}
        onStart={(next) => startWith(next, true)}
      />
    </WizardProvider>
  );
}
