import { PostHeader } from '../../../components/PostHeader';
import { Card, CardBody, CardHeader } from '../../../components/ui/Card';
import { brandNews } from '../../../data/news';
import { OVERVIEW_POSTS } from '../../../lib/constants';

export function RecentActivityCard() {
  return (
    <Card className="lg:col-span-2">
      <CardHeader title="Recent Activity" description="From the centers and brokers you follow" />
      <CardBody>
        <ul className="grid gap-5">
          {brandNews.slice(0, OVERVIEW_POSTS).map((post) => (
            <li key={post.id}>
              <PostHeader post={post} />
              <p className="mt-2 max-w-[70ch] text-ink-soft sm:ml-13">{post.content}</p>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}
