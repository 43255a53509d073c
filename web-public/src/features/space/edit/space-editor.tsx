import type { LayoutArea, SpaceCard, SpaceDetail, SpaceEditing, SpaceSeo } from '@prostora/api-client';
import { useSessionState } from '@prostora/federation/session-context.tsx';
import { editTexts } from '@prostora/strings/cs/editor.ts';
import { CircleAlert, Info } from '@prostora/ui';
import { Suspense, lazy, useCallback, useState, type ReactNode } from 'react';
import { PhotoManager } from '../../../components/photos/photo-manager.tsx';
import { SpaceView } from '../space-view.tsx';
import { AddressSection } from './address-section.tsx';
import { AdminPanel } from './admin-panel.tsx';
import { ChecklistCard } from './checklist-card.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { ContactSection } from './contact-section.tsx';
import { EditBar } from './edit-bar.tsx';
import type { EditorState } from './editor-state.ts';
import { FloorPlanEditor } from './floor-plan/floor-plan-editor.tsx';
import { LayoutSection } from './layout-section.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { ParametersCard } from './parameters-card.tsx';
import { buildPreview } from './preview.ts';
import { Section } from './section.tsx';
import styles from './space-editor.module.css';
import { TagSection } from './tag-section.tsx';
import { TextSection } from './text-section.tsx';
import { TourEditor } from './tour/tour-editor.tsx';
import { TUTORIAL_STEPS, findFirstUnseen, type TutorialStep } from './tutorial/tutorial-steps.ts';
import { useSpaceEditor } from './use-space-editor.ts';
import { useEditorActions } from './use-editor-actions.ts';
import { useTaxonomy } from './use-taxonomy.ts';
import { VideoCard } from './video-card.tsx';

const Tutorial = lazy(async () => ({ default: (await import('./tutorial/tutorial.tsx')).Tutorial }));

export type SpaceEditorProps = {
  space: SpaceDetail;
  editing: SpaceEditing;
  seo: SpaceSeo | null;
  similar: readonly SpaceCard[];
  /** Usual areas a person. */
  layoutAreas: readonly LayoutArea[];
  /** One-space token of an e-mailed link. */
  authToken?: string | null;
};

/** Reason of a returned space, or a note about its status. */
function Notice({ state: { space, editing } }: { state: EditorState }): ReactNode {
  if (editing.reason && (space.status === 'DRAFT' || space.status === 'DISABLED')) {
    return (
      <div className={styles['reason']} role="note">
        <CircleAlert aria-hidden />
        <div>
          <b>{space.status === 'DISABLED' ? editTexts.disabledTitle : editTexts.reasonTitle}</b>
          <p>{editing.reason}</p>
        </div>
      </div>
    );
  }
  if (space.status === 'WAITING_FOR_APPROVAL' && editing.relation !== 'operator')
    return (
      <div className={styles['notice']} role="note">
        <Info aria-hidden />
        <div>
          <b>{editTexts.waitingTitle}</b>
          <p>{editTexts.waitingText}</p>
        </div>
      </div>
    );
  return space.status === 'PUBLISHED' ? (
    <div className={styles['notice']} role="note">
      <Info aria-hidden />
      <p>{editTexts.publishedNote}</p>
    </div>
  ) : null;
}

/** The tutorial starts automatically until it was seen, and on demand. */
function useTutorial(viewerId: string): { step: TutorialStep | null; start: () => void; end: () => void } {
  const [step, setStep] = useState(() => findFirstUnseen(viewerId));
  return {
    step,
    start: useCallback(() => setStep(TUTORIAL_STEPS[0]), []),
    end: useCallback(() => setStep(null), []),
  };
}

/** In-place editor of a space for owners, operators and holders of an edit link. */
export function SpaceEditor({
  space,
  editing,
  seo,
  similar,
  layoutAreas,
  authToken = null,
}: SpaceEditorProps): ReactNode {
  const editor = useSpaceEditor({ space, editing, authToken });
  const { state, store } = editor;
  const { user } = useSessionState();
  const taxonomy = useTaxonomy();
  const steps = useEditorActions(editor);
  const [preview, setPreview] = useState(false);
  const [uploading, setUploading] = useState(false);
  const [uploadingTour, setUploadingTour] = useState(false);
  const [uploadingPlan, setUploadingPlan] = useState(false);
  const tutorial = useTutorial(String(user?.id ?? 'link'));
  const isOperator = state.editing.relation === 'operator';
  const startTutorial = (): void => {
    setPreview(false);
    tutorial.start();
  };
  return (
    <>
      <EditBar
        editor={editor}
        steps={steps}
        preview={preview}
        onPreview={setPreview}
        onTutorial={startTutorial}
      />
      {preview && (
        <SpaceView
          space={buildPreview(state, taxonomy.found)}
          seo={seo}
          similar={similar}
          layoutAreas={layoutAreas}
          preview
        />
      )}
      {/* Stay mounted during the preview: uploads continue and the values are kept. */}
      <div className={styles['page']} hidden={preview}>
        <h1 className="visually-hidden">
          {editTexts.link.pageTitle}: {state.space.space_name}
        </h1>
        <Notice state={state} />
        <div className={styles['columns']}>
          <ChecklistCard state={state} className={styles['checklist']} />
          <div className={styles['main']}>
            <Section id="photos" title={editTexts.sections.photos} step="photos" ownHeading>
              <PhotoManager
                heading={<h2 id="edit-photos-title">{editTexts.sections.photos}</h2>}
                space={state.space}
                editing={state.editing}
                authToken={authToken}
                onChange={(answer) => store.applyImages(answer)}
                onBusy={setUploading}
              />
            </Section>
            <TourEditor
              space={state.space}
              authToken={authToken}
              onChange={(answer) => store.applyImages(answer)}
              onBusy={setUploadingTour}
            />
            <TextSection editor={editor} />
            <LayoutSection editor={editor} areas={layoutAreas} />
            <FloorPlanEditor
              space={state.space}
              authToken={authToken}
              onChange={(answer) => store.applyImages(answer)}
              onBusy={setUploadingPlan}
            />
            <TagSection editor={editor} taxonomy={taxonomy} />
            <ContactSection editor={editor} />
            <AddressSection editor={editor} />
          </div>
          <aside className={styles['aside']}>
            <ParametersCard editor={editor} />
            <VideoCard editor={editor} />
            {isOperator && <AdminPanel editor={editor} steps={steps} />}
          </aside>
        </div>
      </div>
      {state.conflict?.open && (
        <ConflictDialog editor={editor} state={state} conflict={state.conflict} taxonomy={taxonomy.found} />
      )}
      <LeaveGuard editor={editor} uploading={uploading || uploadingTour || uploadingPlan} />
      {tutorial.step && !preview && (
        <Suspense fallback={null}>
          <Tutorial
            key={tutorial.step}
            viewerId={String(user?.id ?? 'link')}
            first={tutorial.step}
            isOperator={isOperator}
            onEnd={tutorial.end}
          />
        </Suspense>
      )}
    </>
  );
}
