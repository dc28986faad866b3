import { TabIntro } from '../../components/TabIntro';
import { centerMatches } from '../../data/centers';
import { CenterMatchCard } from './CenterMatchCard';

export function CenterMatchesTab() {
  return (
    <>
      <TabIntro title="Center Matches" description="Centers in the target markets, highest score first" />
      <ul className="grid gap-5 lg:grid-cols-2">
        {centerMatches.map((center) => (
          <li key={center.id} className="grid">
            <CenterMatchCard center={center} />
          </li>
        ))}
      </ul>
    </>
  );
}
