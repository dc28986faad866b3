import { Badge } from '../../../components/ui/Badge';

interface FeatureTagsProps {
  features: string[];
  /** How many are spelled out; the rest is counted. */
  limit: number;
}

export function FeatureTags({ features, limit }: FeatureTagsProps) {
  const more = features.length - limit;
  return (
    <ul aria-label="Features" className="flex flex-wrap gap-1.5">
      {features.slice(0, limit).map((feature) => (
        <li key={feature}>
          <Badge>{feature}</Badge>
        </li>
      ))}
      {more > 0 && (
        <li>
          <Badge variant="outline">+{more} more</Badge>
        </li>
      )}
    </ul>
  );
}
