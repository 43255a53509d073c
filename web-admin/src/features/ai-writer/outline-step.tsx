import { Button, Input } from 'antd';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { AI_WRITER } from '@prostora/contracts';
import { adminAiWriter } from '@prostora/strings/cs/admin-ai-writer.ts';
import { ConfirmAction, Panel } from '../../kit/index.ts';
import type { ChangeDraft, Draft } from './draft.ts';
import { moveSection, parseOutline, type Outline, type Section } from './outline.ts';
import type { WritingControl } from './use-writing.ts';
import { WritingStatus } from './writing-status.tsx';
import styles from './ai-writer.module.css';

const texts = adminAiWriter.outline;
const { limits } = AI_WRITER;

type OutlineStepProps = {
  draft: Draft;
  writing: WritingControl;
  onChange: ChangeDraft;
  onAgain: () => void;
  onSubmit: () => void;
};

/** Outline: streamed text, then an editable list of sections. */
export function OutlineStep({
  draft: { title, sections },
  writing,
  onChange,
  onAgain,
  onSubmit,
}: OutlineStepProps) {
  const isWriting = writing.status === 'writing';
  const isReady =
    title.trim() !== '' && sections.length > 0 && sections.every(({ heading }) => heading.trim() !== '');
  return (
    <Panel title={adminAiWriter.steps.outline}>
      <WritingStatus writing={writing} label={texts.writing} onRetry={onAgain} />
      {isWriting ? (
        <StreamedOutline outline={parseOutline(writing.text)} />
      ) : (
        <>
          <label className={styles.field}>
            <span>{texts.title}</span>
            <Input
              value={title}
              maxLength={limits.heading}
              onChange={({ target }) => onChange({ title: target.value })}
            />
          </label>
          <Sections sections={sections} onChange={(next) => onChange({ sections: next })} />
          <div className={styles.buttons}>
            <Button type="primary" disabled={!isReady} onClick={onSubmit}>
              {texts.submit}
            </Button>
            <ConfirmAction
              confirmation={{
                title: texts.againTitle,
                text: texts.againText,
                confirmLabel: texts.again,
                onConfirm: () => Promise.resolve(onAgain()),
              }}
            >
              {texts.again}
            </ConfirmAction>
          </div>
        </>
      )}
    </Panel>
  );
}

const StreamedOutline = ({ outline }: { outline: Outline }) => (
  <div className={styles.growing} aria-busy>
    {outline.title !== '' && <p className={styles.growingTitle}>{outline.title}</p>}
    <ol>
      {outline.sections.map(({ heading, points }, index) => (
        <li key={index}>
          <b>{heading}</b>
          <ul>
            {points.map((point, at) => (
              <li key={at}>{point}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  </div>
);

function Sections({
  sections,
  onChange,
}: {
  sections: readonly Section[];
  onChange: (sections: Section[]) => void;
}) {
  const set = (index: number, change: Partial<Section>): void =>
    onChange(sections.map((section, at) => (at === index ? { ...section, ...change } : section)));
  return (
    <>
      {sections.length === 0 && <p className={styles.muted}>{texts.empty}</p>}
      {sections.map((section, index) => (
        <div key={index} className={styles.section} role="group" aria-label={texts.section(index + 1)}>
          <div className={styles.sectionHead}>
            <Input
              aria-label={texts.heading(index + 1)}
              value={section.heading}
              maxLength={limits.heading}
              onChange={({ target }) => set(index, { heading: target.value })}
            />
            <Button
              type="text"
              icon={<ArrowUp className="lucide" aria-hidden />}
              aria-label={texts.up(index + 1)}
              disabled={index === 0}
              onClick={() => onChange(moveSection(sections, index, -1))}
            />
            <Button
              type="text"
              icon={<ArrowDown className="lucide" aria-hidden />}
              aria-label={texts.down(index + 1)}
              disabled={index === sections.length - 1}
              onClick={() => onChange(moveSection(sections, index, 1))}
            />
            <Button
              type="text"
              icon={<Trash2 className="lucide" aria-hidden />}
              aria-label={texts.remove(index + 1)}
              onClick={() => onChange(sections.filter((_section, at) => at !== index))}
            />
          </div>
          <Input.TextArea
            aria-label={texts.points(index + 1)}
            placeholder={texts.pointsHint}
            rows={Math.max(2, section.points.length)}
            value={section.points.join('\n')}
            onChange={({ target }) =>
              set(index, {
                points: target.value
                  .split('\n')
                  .slice(0, limits.points)
                  .map((point) => point.slice(0, limits.point)),
              })
            }
          />
        </div>
      ))}
      <Button
        icon={<Plus className="lucide" aria-hidden />}
        disabled={sections.length >= limits.sections}
        onClick={() => onChange([...sections, { heading: '', points: [] }])}
      >
        {texts.add}
      </Button>
    </>
  );
}
