import { History } from 'lucide-react';
import { useEditorState } from '../context.tsx';
import { ActivityDetail } from './activity-detail.tsx';
import { ActivityList } from './activity-list.tsx';

/** Every change of the project, newest first, with its diff beside it. */
function ActivityView() {
  const activities = useEditorState((state) => state.activities);
  const open = useEditorState((state) => state.openActivity);
  const shown = activities.find((activity) => activity.id === open) ?? activities[0] ?? null;
  if (!shown) return <Empty />;
  return (
    <div className="flex min-h-0 flex-1">
      <ActivityList activities={activities} open={shown.id} />
      <ActivityDetail activity={shown} />
    </div>
  );
}

function Empty() {
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-1.5 pb-4 text-center">
      <History size={20} strokeWidth={1.4} className="text-ink-3" aria-hidden="true" />
      <p className="font-medium text-ink-2">No changes yet</p>
      <p className="text-ink-3">Each edit shows here with the lines that it changed in your files.</p>
    </div>
  );
}

export default ActivityView;
