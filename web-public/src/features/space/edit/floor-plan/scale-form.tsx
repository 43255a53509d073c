import type { SpaceFloorPlan } from '@prostora/api-client';
import { FLOOR_PLAN_LIMITS, type FloorPlanScale } from '@prostora/contracts/floor-plan.ts';
import { showToast } from '@prostora/federation';
import { floorPlanEditTexts as texts } from '@prostora/strings/cs/floor-plan.ts';
import { Button, TextField } from '@prostora/ui';
import { useState, type ReactNode } from 'react';
import { FloorPlanPicture } from '../../../../components/floor-plan/floor-plan-picture.tsx';
import { parseNumber } from '../../../../lib/space-numbers.ts';
import styles from './floor-plan-editor.module.css';
import { ScaleLine, type Line } from './scale-line.tsx';

type ScaleFormProps = {
  plan: SpaceFloorPlan;
  onSave: (scale: FloorPlanScale | null) => Promise<boolean>;
};

const NEW_LINE: Line = { x1: 0.25, y1: 0.5, x2: 0.75, y2: 0.5 };
const { minMetres, maxMetres } = FLOOR_PLAN_LIMITS;

/** The picture with its scale line, and the length of the line. */
export function ScaleForm({ plan, onSave }: ScaleFormProps): ReactNode {
  const [line, setLine] = useState<Line>(plan.scale ?? NEW_LINE);
  const [typed, setTyped] = useState(plan.scale ? String(plan.scale.metres).replace('.', ',') : '');
  const [isChecked, setChecked] = useState(false);
  const metres = parseNumber(typed);
  const isValid = metres !== null && metres >= minMetres && metres <= maxMetres;
  const save = async (): Promise<void> => {
    setChecked(true);
    if (isValid && (await onSave({ ...line, metres }))) showToast(texts.saved);
  };
  return (
    <div className={styles['scale']}>
      <div className={styles['board']}>
        <FloorPlanPicture plan={plan} className={styles['picture']} />
        <ScaleLine line={line} onChange={setLine} />
      </div>
      <h3>{texts.scaleTitle}</h3>
      <p className="small muted">{texts.scaleNote}</p>
      <div className={styles['fields']}>
        <TextField
          label={texts.metres}
          value={typed}
          inputMode="decimal"
          autoComplete="off"
          error={isChecked && !isValid ? texts.range(minMetres, maxMetres) : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button size="sm" onClick={() => void save()}>
          {texts.save}
        </Button>
        {plan.scale && (
          <Button size="sm" variant="ghost" onClick={() => void onSave(null)}>
            {texts.clear}
          </Button>
        )}
      </div>
    </div>
  );
}
