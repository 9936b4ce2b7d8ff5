import { Captions, CloudUpload, LockKeyhole, RadioTower, Ticket, Tv } from 'lucide-react'
import { contact, signup } from '@/content/links'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Video SaaS: video hosting and streaming',
    description:
      'Host lectures, classes and films on your own pages, choose who can watch, correct the captions, and see the minute when viewers stop.',
  },
  hero: {
    headline: 'Host, sell and stream video on your own pages',
    tagline:
      'Upload videos, decide who can watch and at what price, and see where viewers stop watching.',
    actions: [
      { label: 'Upload your first video', to: signup('video-saas') },
      { label: 'Ask about your catalog', to: contact('VideoSaaSInquiry') },
    ],
    mockup: {
      kind: 'video',
      title: 'Throwing a vase, part 2',
      note: '8-video course, 126 viewers',
      action: 'Edit captions',
      picture: 'pottery',
      caption: 'Now bring the neck in, slowly.',
      time: '7:18 / 18:40',
      rows: [
        ['Most replayed', '6:50 to 7:40, the neck'],
        ['Most stop at', '14:05, cleaning up'],
      ],
      floatingCard: {
        label: 'Still watching at the end',
        value: '71%',
        trend: [98, 94, 90, 92, 86, 78, 40, 34],
      },
    },
  },
  sections: [
    {
      kind: 'chips',
      title: 'Use cases',
      intro: 'Ten kinds of video that people host here.',
      chips: [
        'Online courses',
        'Fitness classes',
        'Product demos',
        'Webinars',
        'Staff training',
        'Worship services',
        'Film festivals',
        'Concert recordings',
        'Patient education',
        'Town meetings',
      ],
    },
    {
      kind: 'cards',
      title: 'Video features',
      cards: [
        {
          icon: CloudUpload,
          title: 'Resumable uploads',
          description:
            'Send a two-hour recording over hotel Wi-Fi. When the connection drops, the upload picks up where it left off.',
        },
        {
          icon: Captions,
          title: 'Editable captions',
          description:
            'Speech becomes a draft transcript where you fix names and terms. Captions, chapters and in-video search follow your edits.',
        },
        {
          icon: Tv,
          title: 'Quality that adapts to the connection',
          description:
            'Each video is kept in several sizes, so a phone on a train gets a smaller picture that plays instead of a large one that stalls.',
        },
        {
          icon: LockKeyhole,
          title: 'Viewer access',
          description:
            'Leave a video public, ask for a password, open it to one course group, or let it play only on the web addresses you list.',
        },
        {
          icon: Ticket,
          title: 'Rentals, passes and courses',
          description:
            'Rent out a film for 48 hours, sell a month of classes or a twelve-lesson course, and email viewers a receipt.',
          conceptual: true,
        },
        {
          icon: RadioTower,
          title: 'Live streaming',
          description:
            'Go live from a camera or a laptop with questions next to the video. The recording stays on the same page once you stop.',
          conceptual: true,
        },
      ],
    },
    {
      kind: 'story',
      title: 'Audience analytics',
      intro: 'See how much of your audience stays, second by second, without viewers’ names.',
      drawing: 'video',
      points: [
        {
          title: 'Drop-off points',
          text: 'A sharp drop at 0:40 means the title sequence is too long. Trim it, and the next chart shows whether you were right.',
        },
        {
          title: 'Replayed moments',
          text: 'A spike at the third exercise means the instructions were too fast. Record that minute again and swap it in.',
        },
        {
          title: 'Viewer searches',
          text: 'Viewers who look for “left-handed” in a guitar course are asking for a lesson you haven’t filmed yet.',
        },
      ],
    },
  ],
  closing: {
    headline: 'Upload your first video',
    text: 'Upload one class and send a private link to three people, or tell us about your catalog.',
    actions: [
      { label: 'Upload your first video', to: signup('video-saas') },
      { label: 'Ask about your catalog', to: contact('VideoSaaSInquiry') },
    ],
  },
}
