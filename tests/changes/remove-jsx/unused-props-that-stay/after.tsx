interface Props {
  icon: string;
  tone: string;
  title: string;
}

export function WithRest({ icon, ...rest }: Props) {
  return (
    <section {...rest}>
    </section>
  );
}

export function Whole(icon: string, { tone }: Props, { title: /* shown */ tip, icon: name }: Props) {
  return (
    <section>
      {name}
    </section>
  );
}

export function Elsewhere({ icon, tone, title = tone }: Props) {
  const named = () => icon;
  return (
    <section title={named() + title}>
    </section>
  );
}

export function Evaluated({ icon = track('icon'), tone }: { icon?: string; tone: string }) {
  return (
    <section>
      {tone}
    </section>
  );
}

function track(name: string) {
  return name;
}
