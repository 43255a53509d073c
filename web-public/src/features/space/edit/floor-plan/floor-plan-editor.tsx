import type { SpaceFloorPlan } from '@prostora/api-client';
import { floorPlanEditTexts as texts, floorPlanTexts } from '@prostora/strings/cs/floor-plan.ts';
import { Button, FormError } from '@prostora/ui';
import { useRef, type ChangeEvent, type ReactNode } from 'react';
import { ACCEPT } from '../../../../components/photos/upload-rules.ts';
import { Section } from '../section.tsx';
import styles from './floor-plan-editor.module.css';
import { ScaleForm } from './scale-form.tsx';
import { useFloorPlan, type FloorPlanOptions } from './use-floor-plan.ts';

/** The plan of a space: one picture with a scale line. */
export function FloorPlanEditor(options: FloorPlanOptions): ReactNode {
  const { isUploading, refusal, upload, saveScale, remove } = useFloorPlan(options);
  const plan = options.space.floor_plan;
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = target.files ?? [];
    if (file) void upload(file);
    // Allow choosing the same file again after a refusal.
    target.value = '';
  };
  return (
    <Section id="floor-plan" title={floorPlanTexts.title} note={texts.note}>
      {plan?.status === 'ready' && (
        <ScaleForm key={`${plan.id} ${JSON.stringify(plan.scale)}`} plan={plan} onSave={saveScale} />
      )}
      {plan && plan.status !== 'ready' && <PlanState plan={plan} />}
      <FormError>{refusal}</FormError>
      {/* Hidden: the button below opens the file dialog. */}
      <input ref={input} hidden type="file" accept={ACCEPT} aria-label={texts.add} onChange={choose} />
      <div className={styles['tools']}>
        <Button size="sm" sending={isUploading} onClick={() => input.current?.click()}>
          {isUploading ? texts.uploading : plan ? texts.replace : texts.add}
        </Button>
        {plan && (
          <Button size="sm" variant="ghost" onClick={() => void remove()}>
            {texts.remove}
          </Button>
        )}
        <span className="small muted">{texts.hint}</span>
      </div>
    </Section>
  );
}

const PlanState = ({ plan: { status, failure } }: { plan: SpaceFloorPlan }): ReactNode => (
  <p className={styles['state']} role="status">
    {status === 'failed' ? failure : texts.processing}
  </p>
);
