import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PortalSkeleton } from '../../../components/portal-skeleton.tsx';
import { useApi } from '../../../lib/api-context.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { scheduleQuery } from '../reservation-queries.ts';
import { SpaceName } from '../../../components/section/section.tsx';
import type { OwnSpaceName } from '../use-own-spaces.ts';
import { NamedDaysSection } from './named-days-section.tsx';
import { OverlapsForm } from './overlaps-form.tsx';
import { Seasons } from './seasons.tsx';
import { SettingsForm } from './settings-form.tsx';
import { TimeLists } from './time-lists.tsx';
import { WeeklyRules } from './weekly-rules.tsx';

/** Opening hours and booking settings of a space. */
export function SpaceSchedule({ space }: { space: OwnSpaceName }): ReactNode {
  const { data, error, refetch } = useQuery(scheduleQuery(useApi(), space.id));
  if (!data) return error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <PortalSkeleton />;
  return (
    <>
      <SpaceName>{space.name}</SpaceName>
      <WeeklyRules spaceId={space.id} schedule={data} />
      <NamedDaysSection
        spaceId={space.id}
        rules={data.rules}
        proposedPrice={data.rules[0]?.price_per_hour ?? data.price_from}
      />
      <Seasons spaceId={space.id} proposedPrice={data.rules[0]?.price_per_hour ?? data.price_from} />
      <TimeLists spaceId={space.id} />
      <SettingsForm spaceId={space.id} schedule={data} />
      <OverlapsForm spaceId={space.id} schedule={data} />
    </>
  );
}
