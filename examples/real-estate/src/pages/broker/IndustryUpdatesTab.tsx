import { ImagePlus, Tag } from 'lucide-react';
import { FeedPost } from '../../components/FeedPost';
import { TabIntro } from '../../components/TabIntro';
import { Button } from '../../components/ui/Button';
import { Card } from '../../components/ui/Card';
import { Textarea } from '../../components/ui/Field';
import { industryUpdates } from '../../data/news';

function Composer() {
  return (
    <Card className="p-5">
      <Textarea aria-label="Your post" placeholder="What is moving in your market?" />
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Button variant="ghost" size="sm">
          <ImagePlus aria-hidden />
          Add Photo
        </Button>
        <Button variant="ghost" size="sm">
          <Tag aria-hidden />
          Tag Brand/Center
        </Button>
        <Button variant="primary" className="ml-auto">
          Post
        </Button>
      </div>
    </Card>
  );
}

export function IndustryUpdatesTab() {
  return (
    <div className="mx-auto max-w-3xl">
      <TabIntro title="Industry Updates" description="News from brands, centers and other brokers" />
      <Composer />
      <Card className="mt-5">
        {industryUpdates.map((post) => (
          <FeedPost key={post.id} post={post} />
        ))}
      </Card>
    </div>
  );
}
