import { common } from '@prostora/strings';
import styles from './message-page.module.css';

type PlanProps = { width: string; height: string; note: string; door: 'open' | 'fallen' | 'shut' };

const Door = ({ door }: { door: PlanProps['door'] }) => {
  if (door === 'shut') return <path d="M250 150V228" strokeWidth="6" />;
  if (door === 'fallen') {
    return (
      <>
        <path d="M276 262l70 34A76 76 0 0 1 300 340Z" fill="#f2b233" fillOpacity=".9" stroke="none" />
        <path d="M276 262l70 34" strokeWidth="3" />
        <path d="M346 296A76 76 0 0 1 300 340" strokeWidth="1.4" strokeDasharray="4 4" />
        <path d="M244 158l12 4M244 218l12-6" strokeWidth="2" />
        <path d="M262 236l6 12M276 230l2 14" stroke="#a3aca5" strokeWidth="2" strokeLinecap="round" />
      </>
    );
  }
  return (
    <>
      <path d="M250 228V152A76 76 0 0 1 326 228Z" fill="#f2b233" fillOpacity=".9" stroke="none" />
      <path d="M250 228V152" strokeWidth="3" />
      <path d="M326 228A76 76 0 0 0 250 152" strokeWidth="1.4" strokeDasharray="4 4" />
    </>
  );
};

/** Floor plan with the error code as a dimension; the door varies by error. */
const FloorPlan = ({ width, height, note, door }: PlanProps) => (
  <svg className={styles.plan} viewBox="0 0 560 420" fill="none" stroke="#16231d" aria-hidden="true">
    <path d="M60 28H500M60 23V33M500 23V33M28 60V360M23 60H33M23 360H33" stroke="#cbd1cc" strokeWidth="1" />
    <g className={styles.dimension} stroke="none" textAnchor="middle">
      <rect x="252" y="18" width="56" height="20" fill="#fff" />
      <text x="280" y="33">
        {width}
      </text>
      <rect x="12" y="196" width="32" height="28" fill="#fff" />
      <text x="28" y="215">
        {height}
      </text>
    </g>
    <path d="M60 60H500V360H60Z" strokeWidth="9" />
    <path d="M250 60V150M250 228V360" strokeWidth="6" />
    <Door door={door} />
    <g strokeWidth="1.6">
      <rect x="92" y="92" width="96" height="44" />
      <path d="M92 104h96M140 104v32" />
      <circle cx="148" cy="262" r="44" />
      {[
        [206, 262],
        [177, 312.2],
        [119, 312.2],
        [90, 262],
        [119, 211.8],
        [177, 211.8],
      ].map(([x, y]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r="9" />
      ))}
      <rect x="352" y="92" width="116" height="40" />
      <path d="M390 92v40M430 92v40" />
      <path d="M470 330h-64v-44h64zM470 300h-52" />
    </g>
    <text className={styles.note} x="412" y="218" stroke="none" textAnchor="middle">
      {note}
    </text>
    <path
      d="M352 250q30 22 60 0t60 0"
      stroke="#cbd1cc"
      strokeDasharray="2 7"
      strokeWidth="2.5"
      strokeLinecap="round"
    />
  </svg>
);

export const NotFoundPlan = () => (
  <FloorPlan
    width={common.notFound.width}
    height={common.notFound.height}
    note={common.notFound.empty}
    door="open"
  />
);
export const BrokenPlan = () => (
  <FloorPlan
    width={common.serverError.width}
    height={common.notFound.height}
    note={common.serverError.note}
    door="fallen"
  />
);
export const ShutPlan = ({ note }: { note: string }) => (
  <FloorPlan width={common.notFound.height} height={common.notFound.height} note={note} door="shut" />
);
