const x = <T>(y: T) => <any>y;
