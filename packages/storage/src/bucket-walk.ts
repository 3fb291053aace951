import {
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  type MultipartUpload,
  type S3Client,
} from '@aws-sdk/client-s3';

export type BucketWalk = {
  keys(): AsyncGenerator<string>;
  /** Uploads in parts that have neither been finished nor given up. */
  unfinished(): AsyncGenerator<MultipartUpload>;
};

/** Page by page, whatever the bucket holds. */
export function createBucketWalk(
  client: S3Client,
  { bucket, prefix }: { readonly bucket: string; readonly prefix: string },
): BucketWalk {
  const place = { Bucket: bucket, Prefix: prefix };
  return {
    async *keys() {
      let from: string | undefined;
      do {
        const page = await client.send(new ListObjectsV2Command({ ...place, ContinuationToken: from }));
        for (const { Key } of page.Contents ?? []) if (Key !== undefined) yield Key.slice(prefix.length);
        from = page.NextContinuationToken;
      } while (from !== undefined);
    },
    async *unfinished() {
      let from: { KeyMarker: string | undefined; UploadIdMarker: string | undefined } | undefined;
      do {
        const page = await client.send(new ListMultipartUploadsCommand({ ...place, ...from }));
        yield* page.Uploads ?? [];
        from =
          page.IsTruncated === true
            ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker }
            : undefined;
      } while (from !== undefined);
    },
  };
}
