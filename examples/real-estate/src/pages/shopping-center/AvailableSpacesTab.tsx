import { Plus } from 'lucide-react';
import { TabIntro } from '../../components/TabIntro';
import { Button } from '../../components/ui/Button';
import { spaces } from '../../data/spaces';
import { OpenSpaceCard } from './OpenSpaceCard';

export function AvailableSpacesTab() {
  return (
    <>
      <TabIntro title="Available Spaces" description="Units on the market, with the brands that fit them">
        <Button variant="primary">
          <Plus aria-hidden />
          Add New Space
        </Button>
      </TabIntro>
      <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-4">
        {spaces.map((space) => (
          <li key={space.id} className="grid">
            <OpenSpaceCard space={space} />
          </li>
        ))}
      </ul>
    </>
  );
}
