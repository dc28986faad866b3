import { PenLine } from 'lucide-react';
import { FeedPost } from '../../components/FeedPost';
import { TabIntro } from '../../components/TabIntro';
import { Button } from '../../components/ui/Button';
import { Card } from '../../components/ui/Card';
import { Textarea } from '../../components/ui/Field';
import { brandNews } from '../../data/news';
import { NEWSFEED_HEIGHT } from '../../lib/constants';

function Composer() {
  return (
    <Card className="p-5">
      <Textarea aria-label="Your update" placeholder="Share an update or announcement..." />
      <div className="mt-3 flex justify-end">
        <Button variant="primary">Post Update</Button>
      </div>
    </Card>
  );
}

export function NewsfeedTab() {
  return (
    <div className="mx-auto max-w-3xl">
      <TabIntro title="Newsfeed" description="News from the brands, centers and brokers you follow">
        <Button>
          <PenLine aria-hidden />
          Create Post
        </Button>
      </TabIntro>
      <Composer />
      <Card className="mt-5 overflow-hidden">
        <div role="feed" aria-label="Posts" className="overflow-y-auto" style={{ height: NEWSFEED_HEIGHT }}>
          {brandNews.map((post) => (
            <FeedPost key={post.id} post={post} />
          ))}
        </div>
      </Card>
    </div>
  );
}
