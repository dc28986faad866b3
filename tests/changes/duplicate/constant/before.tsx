const icon = <A />;
