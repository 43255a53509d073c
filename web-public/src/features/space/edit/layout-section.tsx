import type { LayoutArea } from '@prostora/api-client';
import { layoutsForm as texts } from '@prostora/strings/cs/space-layouts-form.ts';
import type { ReactNode } from 'react';
import { LayoutList } from '../../../components/layouts/layout-list.tsx';
import { parseNumber } from '../../../lib/space-numbers.ts';
import { findError, listRefusedLayouts } from './editor-state.ts';
import { Section } from './section.tsx';
import type { SpaceEditor } from './use-space-editor.ts';

type LayoutSectionProps = { editor: SpaceEditor; areas: readonly LayoutArea[] };

/** Layouts with their capacities. */
export function LayoutSection({ editor: { state, store }, areas }: LayoutSectionProps): ReactNode {
  const area = findError(state, 'area_size') === null ? parseNumber(state.values.area_size) : null;
  return (
    <Section id="layouts" title={texts.title} note={texts.hint}>
      <LayoutList
        rows={state.values.layouts}
        errors={listRefusedLayouts(state)}
        showsAll={state.touched.has('layouts')}
        spaceArea={area}
        areas={areas}
        onChange={(layouts) => store.change({ layouts })}
      />
    </Section>
  );
}
